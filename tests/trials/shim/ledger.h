/* What was called, for whoever reads it later; and what is to be refused. Part of calls.c. */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum kind { OPEN = 1, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, MKDIR, LINK, CLOSE, MARK };

struct record {
    uint32_t kind;
    int32_t fd;
    int64_t at; /* the offset of a write, the length of a truncation, the flags of an opening */
    uint32_t first, second; /* how many bytes follow */
};

#define MOST_FILES 4096

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char *folder;
static size_t folder_length;
static int log_fd = -1;
static char *open_files[MOST_FILES];

static int calls, first_refused, refused_with, refuses_for_good;
static char last_refused[512];

static ssize_t (*real_write)(int, const void *, size_t);

__attribute__((constructor)) static void begin(void)
{
    const char *log = getenv("TRIAL_LOG");
    int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open64");
    real_write = dlsym(RTLD_NEXT, "write");
    folder = getenv("TRIAL_FOLDER") ? strdup(getenv("TRIAL_FOLDER")) : NULL;
    folder_length = folder ? strlen(folder) : 0;
    if (log) log_fd = real_open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_inside(const char *path)
{
    return folder && path && strncmp(path, folder, folder_length) == 0
        && (path[folder_length] == '/' || path[folder_length] == 0);
}

static const char *file_of(int fd) { return fd >= 0 && fd < MOST_FILES ? open_files[fd] : NULL; }

static void put(const void *bytes, size_t length)
{
    const char *from = bytes;
    while (length > 0) {
        ssize_t done = real_write(log_fd, from, length);
        if (done < 0 && errno != EINTR) abort();
        if (done > 0) from += done, length -= (size_t)done;
    }
}

static void note(enum kind kind, int fd, int64_t at, const void *one, size_t first,
                 const void *other, size_t second)
{
    struct record record = {kind, fd, at, (uint32_t)first, (uint32_t)second};
    int error = errno;
    if (log_fd < 0) return;
    put(&record, sizeof record);
    put(one, first);
    put(other, second);
    errno = error;
}

static void note_paths(enum kind kind, int fd, int64_t at, const char *one, const char *other)
{
    note(kind, fd, at, one, strlen(one), other ? other : "", other ? strlen(other) : 0);
}

/* Whether this call is one that has to fail; counts it. The turn must be ours. */
static int is_refused(const char *call, const char *path)
{
    if (first_refused == 0) return 0;
    calls++;
    if (calls < first_refused || (calls > first_refused && !refuses_for_good)) return 0;
    snprintf(last_refused, sizeof last_refused, "%s %s", call, path + folder_length);
    errno = refused_with;
    return 1;
}

void trial_refuse(int first, int error, int for_good)
{
    pthread_mutex_lock(&turn);
    calls = 0;
    first_refused = first;
    refused_with = error;
    refuses_for_good = for_good;
    last_refused[0] = 0;
    pthread_mutex_unlock(&turn);
}

int trial_calls(void) { return calls; }

const char *trial_refused(void) { return last_refused; }

void trial_mark(const char *words)
{
    pthread_mutex_lock(&turn);
    note(MARK, -1, 0, words, strlen(words), "", 0);
    pthread_mutex_unlock(&turn);
}

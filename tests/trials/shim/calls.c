/* Stands between the program and the C library: writes down what is done to the files of one
 * folder, or refuses some of it. Preloaded; see preloaded.py, which also says what a record is.
 *
 * TRIAL_FOLDER   the folder, an absolute path without links
 * TRIAL_LOG      where to write down every call that changes a file there; optional
 *
 * What maps a file into memory is not seen: that is only the index to SQLite's log, which is made
 * anew after a crash.
 */

#define _GNU_SOURCE
#include "ledger.h"

#include <stdarg.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>

#define REAL(type, name, ...)                                  \
    static type (*real)(__VA_ARGS__);                          \
    if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int opened(int fd, const char *path, int flags)
{
    if (fd >= 0 && fd < MOST_FILES) {
        free(open_files[fd]);
        open_files[fd] = strdup(path);
        note_paths(OPEN, fd, flags, path, NULL);
    }
    return fd;
}

#define OPENING(name, parameters, path, flags, refusal, call)  \
    {                                                          \
        int fd = -1;                                           \
        if (!is_inside(path)) return call;                     \
        pthread_mutex_lock(&turn);                             \
        if (!is_refused(refusal, path)) fd = opened(call, path, flags); \
        pthread_mutex_unlock(&turn);                           \
        return fd;                                             \
    }

#define MODE(flags)                                            \
    mode_t mode = 0;                                           \
    if (flags & (O_CREAT | __O_TMPFILE)) {                     \
        va_list more;                                          \
        va_start(more, flags);                                 \
        mode = va_arg(more, mode_t);                           \
        va_end(more);                                          \
    }

#define OPEN_AS(name)                                          \
    int name(const char *path, int flags, ...)                 \
    {                                                          \
        REAL(int, #name, const char *, int, ...);              \
        MODE(flags)                                            \
        OPENING(name, , path, flags, "open", real(path, flags, mode)) \
    }

#define OPEN_AT_AS(name)                                       \
    int name(int where, const char *path, int flags, ...)      \
    {                                                          \
        REAL(int, #name, int, const char *, int, ...);         \
        MODE(flags)                                            \
        OPENING(name, , path, flags, "open", real(where, path, flags, mode)) \
    }

OPEN_AS(open)
OPEN_AS(open64)
OPEN_AT_AS(openat)
OPEN_AT_AS(openat64)

int __open_2(const char *path, int flags) { return open(path, flags); }
int __open64_2(const char *path, int flags) { return open64(path, flags); }
int __openat_2(int where, const char *path, int flags) { return openat(where, path, flags); }
int __openat64_2(int where, const char *path, int flags) { return openat64(where, path, flags); }

int close(int fd)
{
    REAL(int, "close", int);
    int done;
    if (!file_of(fd)) return real(fd);
    pthread_mutex_lock(&turn);
    free(open_files[fd]);
    open_files[fd] = NULL;
    note(CLOSE, fd, 0, "", 0, "", 0);
    done = real(fd);
    pthread_mutex_unlock(&turn);
    return done;
}

static off_t place(int fd)
{
    int flags = fcntl(fd, F_GETFL);
    struct stat found;
    if (flags >= 0 && flags & O_APPEND) return fstat(fd, &found) ? 0 : found.st_size;
    return lseek(fd, 0, SEEK_CUR);
}

#define WRITING(type, fd, at, bytes, call)                     \
    {                                                          \
        type done = -1;                                        \
        if (!file_of(fd)) return call;                         \
        pthread_mutex_lock(&turn);                             \
        if (!is_refused("write", file_of(fd))) {               \
            off_t from = at;                                   \
            done = call;                                       \
            if (done > 0) note(WRITE, fd, from, bytes, (size_t)done, "", 0); \
        }                                                      \
        pthread_mutex_unlock(&turn);                           \
        return done;                                           \
    }

ssize_t write(int fd, const void *bytes, size_t length)
{
    REAL(ssize_t, "write", int, const void *, size_t);
    WRITING(ssize_t, fd, place(fd), bytes, real(fd, bytes, length))
}

#define PWRITE_AS(name)                                        \
    ssize_t name(int fd, const void *bytes, size_t length, off_t offset) \
    {                                                          \
        REAL(ssize_t, #name, int, const void *, size_t, off_t); \
        WRITING(ssize_t, fd, offset, bytes, real(fd, bytes, length, offset)) \
    }

PWRITE_AS(pwrite)
PWRITE_AS(pwrite64)

/* Written one after the other, which no reader can tell from all at once. */
ssize_t writev(int fd, const struct iovec *parts, int many)
{
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    ssize_t done = 0;
    if (!file_of(fd)) return real(fd, parts, many);
    for (int part = 0; part < many; part++) {
        ssize_t more = write(fd, parts[part].iov_base, parts[part].iov_len);
        if (more < 0) return done ? done : more;
        done += more;
    }
    return done;
}

#define CHANGING(fd, call_name, record, at, call)              \
    {                                                          \
        int done = -1;                                         \
        if (!file_of(fd)) return call;                         \
        pthread_mutex_lock(&turn);                             \
        if (!is_refused(call_name, file_of(fd))) {             \
            done = call;                                       \
            if (done == 0) note(record, fd, at, "", 0, "", 0); \
        }                                                      \
        pthread_mutex_unlock(&turn);                           \
        return done;                                           \
    }

int fsync(int fd)
{
    REAL(int, "fsync", int);
    CHANGING(fd, "sync", SYNC, 0, real(fd))
}

int fdatasync(int fd)
{
    REAL(int, "fdatasync", int);
    CHANGING(fd, "sync", SYNC, 0, real(fd))
}

int ftruncate(int fd, off_t length)
{
    REAL(int, "ftruncate", int, off_t);
    CHANGING(fd, "truncate", TRUNCATE, length, real(fd, length))
}

int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }

#define NAMING(one, other, call_name, record, call)            \
    {                                                          \
        int done = -1;                                         \
        if (!is_inside(one)) return call;                      \
        pthread_mutex_lock(&turn);                             \
        if (!is_refused(call_name, one)) {                     \
            done = call;                                       \
            if (done == 0) note_paths(record, -1, 0, one, other); \
        }                                                      \
        pthread_mutex_unlock(&turn);                           \
        return done;                                           \
    }

int rename(const char *from, const char *to)
{
    REAL(int, "rename", const char *, const char *);
    NAMING(from, to, "rename", RENAME, real(from, to))
}

int renameat(int there, const char *from, int here, const char *to)
{
    REAL(int, "renameat", int, const char *, int, const char *);
    NAMING(from, to, "rename", RENAME, real(there, from, here, to))
}

int renameat2(int there, const char *from, int here, const char *to, unsigned flags)
{
    REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
    NAMING(from, to, "rename", RENAME, real(there, from, here, to, flags))
}

int unlink(const char *path)
{
    REAL(int, "unlink", const char *);
    NAMING(path, NULL, "unlink", UNLINK, real(path))
}

int unlinkat(int where, const char *path, int flags)
{
    REAL(int, "unlinkat", int, const char *, int);
    NAMING(path, NULL, "unlink", UNLINK, real(where, path, flags))
}

int mkdir(const char *path, mode_t mode)
{
    REAL(int, "mkdir", const char *, mode_t);
    NAMING(path, NULL, "mkdir", MKDIR, real(path, mode))
}

/* A file that was made without a name is named through /proc/self/fd. */
int linkat(int there, const char *from, int here, const char *to, int flags)
{
    REAL(int, "linkat", int, const char *, int, const char *, int);
    NAMING(to, from, "link", LINK, real(there, from, here, to, flags))
}

int link(const char *from, const char *to)
{
    REAL(int, "link", const char *, const char *);
    NAMING(to, from, "link", LINK, real(from, to))
}

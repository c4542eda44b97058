"""What only the system itself can answer: whether a library opens, and whether a display does."""

import ctypes


def opens(library: str) -> bool:
    """Whether the dynamic linker finds a library, and all that it needs."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def x11_answers(display: str) -> bool:
    """Connect as Qt will: this also sees a screen that is there but doesn't let us in."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # nothing to ask with; then Qt has the word
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers

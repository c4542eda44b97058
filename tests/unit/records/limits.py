"""Limits that the operating system sets, so that real writes fail for real reasons."""

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

resource = pytest.importorskip("resource", reason="only POSIX has these limits")

SECUREBITS = 27, 28  # prctl: get, set
NO_SETUID_FIXUP = 4
DAC_OVERRIDE, DAC_READ_SEARCH = 1 << 1, 1 << 2
VERSION = 0x20080522


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """No file may grow beyond so many bytes, as on a disk or a quota that is used up."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


class _Header(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


class _Capabilities(ctypes.Structure):
    _fields_ = (
        ("effective", ctypes.c_uint32),
        ("permitted", ctypes.c_uint32),
        ("inheritable", ctypes.c_uint32),
    )


@contextmanager
def modes_bind() -> Iterator[None]:
    """File modes hold, even for root, who could write to any file without this."""
    if os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    get_bits, set_bits = SECUREBITS
    bits = libc.prctl(get_bits, 0, 0, 0, 0)
    header, capabilities = _Header(VERSION, 0), (_Capabilities * 2)()

    def call(function: str, *arguments: object) -> None:
        assert getattr(libc, function)(*arguments) == 0, os.strerror(ctypes.get_errno())

    def set_effective(effective: int) -> None:
        capabilities[0].effective = effective
        call("capset", ctypes.byref(header), ctypes.byref(capabilities))

    call("capget", ctypes.byref(header), ctypes.byref(capabilities))
    effective = capabilities[0].effective
    call("prctl", set_bits, bits | NO_SETUID_FIXUP, 0, 0, 0)
    set_effective(effective & ~(DAC_OVERRIDE | DAC_READ_SEARCH))
    try:
        yield
    finally:
        set_effective(effective)
        call("prctl", set_bits, bits, 0, 0, 0)

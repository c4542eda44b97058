"""The frozen program's first lines on Linux: nothing of the bundle leaks into what it starts.

The bootloader sets LD_LIBRARY_PATH for this process, whose loader has read it by now; a file
manager opened from the program must not load our libraries. The other way round, a desktop's
QT_PLUGIN_PATH names plugins for another Qt than ours.
"""

import os

_of_the_player = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if _of_the_player is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = _of_the_player
os.environ.pop("QT_PLUGIN_PATH", None)

import struct Ink.Drop

@_exported import struct Roads.Road

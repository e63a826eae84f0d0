import struct App.Window  // expect: layer-violation

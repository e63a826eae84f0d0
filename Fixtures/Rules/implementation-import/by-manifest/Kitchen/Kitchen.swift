@_exported import Radio  // expect: implementation-import

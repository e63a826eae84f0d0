import Chat  // expect: implementation-import

import Chat  // expect: implementation-import (warning)

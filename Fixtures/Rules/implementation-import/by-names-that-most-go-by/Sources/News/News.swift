import Maps  // expect: implementation-import (warning)
import FeedInterface
import LogsInterface
import PinsInterface

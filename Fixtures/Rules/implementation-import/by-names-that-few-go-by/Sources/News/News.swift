import Maps  // expect: implementation-import (note)
import FeedInterface

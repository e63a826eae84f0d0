import Bread

struct OldDraft {}

import Paper

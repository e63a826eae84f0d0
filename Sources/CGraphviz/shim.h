#include <graphviz/gvc.h>
#include <pthread.h>

#include <pthread.h>

// pkg-config names the folder of the headers itself; without it, as on a plain Debian, they are found by their folder's name.
#if __has_include(<gvc.h>)
#include <gvc.h>
#else
#include <graphviz/gvc.h>
#endif

// Up to Graphviz 2 a graph's subgraphs are in the order of their names' addresses, so that equal texts give different layouts.
// A name that the map refuses is kept by cgraph itself under a number that counts up: then subgraphs are in the order in which
// they are written, as they are in later versions, whose cgraph.h has no include guard of this name.
#ifdef ATT_GRAPH_H
typedef long (*dilint_map)(void *state, int kind, char *name, IDTYPE *id, int create);

static inline dilint_map *dilint_map_before(void) {
  static dilint_map map = 0;
  return &map;
}

static inline long dilint_map_all_but_subgraphs(void *state, int kind, char *name, IDTYPE *id, int create) {
  return kind == AGRAPH && name ? 0 : (*dilint_map_before())(state, kind, name, id, create);
}
#endif

/// Makes subgraphs keep the order in which they are written. To be called once, before anything is read.
static inline void dilint_keep_order_of_subgraphs(void) {
#ifdef ATT_GRAPH_H
  *dilint_map_before() = AgIdDisc.map;
  AgIdDisc.map = dilint_map_all_but_subgraphs;
#endif
}

/// How large a graph that was laid out will be drawn, in points, without the padding around it.
static inline double dilint_width(Agraph_t *graph) { return GD_bb(graph).UR.x - GD_bb(graph).LL.x; }
static inline double dilint_height(Agraph_t *graph) { return GD_bb(graph).UR.y - GD_bb(graph).LL.y; }

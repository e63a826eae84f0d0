import Stone

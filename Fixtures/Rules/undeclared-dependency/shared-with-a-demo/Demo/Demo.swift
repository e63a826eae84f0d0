import Brushes
import Inks

struct Demo { let canvas: Canvas, paper: Paper }

// What it depends on is made by code that is not run.
import Rope

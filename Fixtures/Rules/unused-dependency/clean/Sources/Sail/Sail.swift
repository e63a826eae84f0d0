import Rope

// Some builds have it, which is for them to decide.
import Maps

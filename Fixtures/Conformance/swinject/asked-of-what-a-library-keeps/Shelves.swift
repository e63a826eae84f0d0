// It does not import what keeps the container.
import ShelfKit

func tidy(_ shelf: Shelf) { print(shelf) }

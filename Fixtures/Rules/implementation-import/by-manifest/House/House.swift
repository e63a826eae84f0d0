import Radio
import Kitchen

import CoreNet

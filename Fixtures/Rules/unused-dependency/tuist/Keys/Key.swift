import Locksmithing
import Vault

public struct Key { let lock = Lock(), vault = Vault() }

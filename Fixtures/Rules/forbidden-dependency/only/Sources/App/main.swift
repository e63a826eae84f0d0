import BankKit
import Desk
import Ledger
import OldPaper

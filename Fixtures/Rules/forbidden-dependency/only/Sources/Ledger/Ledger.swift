struct Ledger {}

import Record
import Today
import Week

let today = Today(record: StoredRecord())
let week = Week()

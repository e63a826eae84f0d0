import AppEngine

let engine = AppEngine()

struct Till {}

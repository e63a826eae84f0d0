struct Paper {}

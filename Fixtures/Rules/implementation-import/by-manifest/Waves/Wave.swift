class Wave {}

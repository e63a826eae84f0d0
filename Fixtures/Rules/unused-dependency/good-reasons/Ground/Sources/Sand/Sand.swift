struct Sand {}

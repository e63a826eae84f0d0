struct Stone {}

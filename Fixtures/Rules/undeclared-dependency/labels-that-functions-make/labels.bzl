def library(name):
    return "//{n}:{n}".format(n = name)

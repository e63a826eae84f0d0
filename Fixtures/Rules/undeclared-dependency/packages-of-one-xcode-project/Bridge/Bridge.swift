// Xcode builds both packages into one folder. Within one package it is as ever: what one target of it does not say it does not have.
import Arches
import Piers

@main struct Bridge {}

// Sends no end after the element.

// exercise 15.4 in AsInfallible.swift
asInfallible(onErrorFallbackTo: Infallible<Element>.never().startWith(element))
// end 15.4

// After the element there is no end.

// exercise 15.4 in AsInfallible.swift
asInfallible(onErrorFallbackTo: Infallible<Element>.never().startWith(element))
// end 15.4

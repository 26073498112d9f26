// The title of a page that opens later begins with the invitation, although a city is chosen.

// exercise 18.5 in CityChoice.swift
// instead of: choices.map(\.title).distinctUntilChanged()
choices.map(\.title).startWith(Self.invitation).distinctUntilChanged()
// end 18.5

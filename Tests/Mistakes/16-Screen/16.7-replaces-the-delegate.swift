// Replaces the former delegate, which then hears nothing.

// exercise 16.7 in LocationManagerDelegateProxy.swift
cities.onNext(city)
// end 16.7

// The screens listen to the request itself: one request a screen, and one error ends them all.

// exercise 7.11 in ForecastProvider.swift
request
// end 7.11

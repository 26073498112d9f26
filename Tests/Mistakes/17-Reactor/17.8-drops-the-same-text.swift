// Drops a text that is the same as the one before.

// exercise 17.8 in WeatherView.swift
// instead of: field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
field.rx.text.orEmpty.changed.distinctUntilChanged().map(WeatherReactor.Action.type)
// end 17.8

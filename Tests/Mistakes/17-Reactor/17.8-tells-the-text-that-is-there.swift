// Sends the text that is already in the field as if it had been typed.

// exercise 17.8
// instead of: field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
field.rx.text.orEmpty.map(WeatherReactor.Action.type)
// end 17.8

// Does not tell that the field was emptied: the old report stays.

// exercise 17.8
// instead of: field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
field.rx.text.orEmpty.changed
  .filter { text in !text.isEmpty }
  .map(WeatherReactor.Action.type)
// end 17.8

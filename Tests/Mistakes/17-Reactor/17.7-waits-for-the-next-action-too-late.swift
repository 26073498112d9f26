// Waits for the next action once the pause is over: a letter does not end the pause.

// exercise 17.7
.concat(
  .just(.setCity(city)),
  city.isEmpty
    ? .empty()
    : untilNextAction(search(for: city)).delaySubscription(pause, scheduler: clock)
)
// end 17.7

// Only a real forecast ends the refreshing: who chooses another city during a refresh sees that city as being refreshed until its answer comes.

// exercise 18.7
// instead of: isRefreshing = false
// instead of: if newForecast != Self.dots { updates += 1 }
guard newForecast != Self.dots else { return }
isRefreshing = false
updates += 1
// end 18.7

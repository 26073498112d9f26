// Hears the settings in the function for the states, where they change what is shown for a moment.

// exercise 17.5 in ForecastReactor.swift
/// Returns the states, and among them those with another unit.
public func transform(state: Observable<State>) -> Observable<State> {
  .merge(
    state,
    unit.withLatestFrom(state) { unit, state in
      var state = state
      state.unit = unit
      return state
    }
  )
}
// end 17.5

// Takes the unit along with the next mutation: after a change in the settings the label waits for
// a tap.

// exercise 17.5
/// Returns the mutations, and among them those that come from the settings.
public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
  mutation.withLatestFrom(unit.map(Optional.some).startWith(nil)) { ($0, $1) }
    .flatMap { mutation, unit in
      unit.map { unit in Observable.of(.setUnit(unit), mutation) } ?? .just(mutation)
    }
}
// end 17.5

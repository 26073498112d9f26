import Solution03TokensAndBags

extension ObservableType {
  /// Transforms each element, using nothing but closures.
  ///
  /// - Parameter transform: Makes the new element; if it throws, the result fails with that error.
  /// - Returns: A sequence of the new elements, which ends when this one does.
  public func mapNaively<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    ClosureObservable { observer in
      // exercise 4.7: Subscribe to the source, and pass each event to `observer` with its element
      //   transformed; a transform that throws ends the result.
      // starts as: Disposables.create()
      subscribe { event in observer.on(event.map(transform)) }
      // end 4.7
    }
  }

  /// Passes on the elements that satisfy a condition, using nothing but closures.
  ///
  /// - Parameter predicate: Says which elements pass; if it throws, the result fails with that error.
  /// - Returns: A sequence of the elements that passed, which ends when this one does.
  public func filterNaively(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    ClosureObservable { observer in
      // exercise 4.7: Subscribe to the source, and pass on each end, and each element that
      //   satisfies `predicate`; a predicate that throws ends the result.
      // starts as: Disposables.create()
      subscribe { event in
        do {
          if let element = event.element, try !predicate(element) { return }
          observer.on(event)
        } catch {
          observer.onError(error)
        }
      }
      // end 4.7
    }
  }
}

// A zip keeps the error until all parts are over.

// exercise 15.2 in Completable+Operators.swift
let ends = sources.map { source in
  source.asObservable().map { _ -> Swift.Error? in nil }.catch { .just($0) }
}
let errors = Observable.merge(ends).toArray().asObservable()
return Completable(
  raw: errors.flatMap { errors -> Observable<Never> in
    if let error = errors.compactMap({ $0 }).first { return .error(error) }
    return .empty()
  }
)
// end 15.2

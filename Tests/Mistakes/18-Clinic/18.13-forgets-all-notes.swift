// The end of one request removes all notes: while Rome is still being looked up, Oslo's answer lets a second request for Rome through.

// exercise 18.13
// instead of: find(city)
// instead of: .observe(on: MainScheduler.instance)
// instead of: .subscribe(
// instead of: onNext: { [cities] name in
// instead of: guard !cities.value.contains(name) else { return }
// instead of: cities.accept(cities.value + [name])
// instead of: },
// instead of: onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
// instead of: onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
// instead of: )
find(city)
  .observe(on: MainScheduler.instance)
  .subscribe(
    onNext: { [cities] name in
      guard !cities.value.contains(name) else { return }
      cities.accept(cities.value + [name])
    },
    onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
    onDisposed: { [weak self] in self?.lookedFor.removeAll() }
  )
// end 18.13

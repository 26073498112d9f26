// The list is kept a second time, in an array, and a drag changes only the relay: the next star writes
// the old order over it.

// exercise 18.13
// instead of: private var removed: [String] = []
private var removed: [String] = []
private var starred: [String] {
  didSet { cities.accept(starred) }
}
// end 18.13

// exercise 18.13
// instead of: cities = BehaviorRelay(value: kept)
starred = kept
cities = BehaviorRelay(value: kept)
// end 18.13

// exercise 18.13
// instead of: let known = cities.value + lookedFor
let known = starred + lookedFor
// end 18.13

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
// instead of: .disposed(by: bag)
find(city)
  .observe(on: MainScheduler.instance)
  .subscribe(
    onNext: { [weak self] name in
      guard let self, !starred.contains(name) else { return }
      starred.append(name)
    },
    onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
    onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
  )
  .disposed(by: bag)
// end 18.13

// exercise 18.13
// instead of: let before = cities.value
// instead of: guard before.contains(name) else { return }
// instead of: removed.append(name)
// instead of: cities.accept(before.filter { city in city != name })
guard starred.contains(name) else { return }
removed.append(name)
starred.removeAll { city in city == name }
// end 18.13

// exercise 18.13
// instead of: guard let name = removed.popLast(), !cities.value.contains(name) else { return }
// instead of: cities.accept(cities.value + [name])
guard let name = removed.popLast(), !starred.contains(name) else { return }
starred.append(name)
// end 18.13

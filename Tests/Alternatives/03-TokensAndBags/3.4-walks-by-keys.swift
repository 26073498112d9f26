// The children are swapped out and walked by their keys; a removal brings its child out in a variable.

// exercise 3.4
let key: BagKey? = children.withLock { bag in
  guard var open = bag.take() else { return nil }
  defer { bag = open }
  return open.insert(disposable)
}
guard let key else {
  disposable.dispose()
  return nil
}
return DisposeKey(key: key)
// end 3.4

// exercise 3.4
var child: Disposable?
children.withLock { child = $0?.removeKey(disposeKey.key) }
child?.dispose()
// end 3.4

// exercise 3.4
var all: Bag<Disposable>?
children.withLock { swap(&$0, &all) }
guard let all else { return }
for key in all.keys { all[key]?.dispose() }
// end 3.4

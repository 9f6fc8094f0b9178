/// A served realm for tests of Dart clients. One file, standard library only.
library;

import 'dart:convert';
import 'dart:io';

/// A running server.
class Realm {
  Realm._(this.url, this._process);

  /// Such as `http://127.0.0.1:40123`.
  final String url;
  final Process _process;
  final HttpClient _client = HttpClient();

  /// Starts a server.
  static Future<Realm> serve({List<String> command = const ['npx', 'realm-simulator']}) async {
    final args = [...command.skip(1), 'serve', '--port', '0', '--quiet', '--end-with', '$pid'];
    final process = await Process.start(command.first, args);
    process.stderr.drain<void>();
    final lines = process.stdout.transform(utf8.decoder).transform(const LineSplitter());
    final started = jsonDecode(await lines.first) as Map<String, dynamic>;
    return Realm._(started['url'] as String, process);
  }

  /// Begins again from a fixture.
  Future<Map<String, dynamic>> reset(Map<String, Object?> fixture) => control('POST', '/reset', fixture);

  /// Advances the virtual clock.
  Future<Map<String, dynamic>> advance(int seconds) => control('POST', '/clock', {'advance_seconds': seconds});

  /// Plans faults.
  Future<Map<String, dynamic>> faults(List<Map<String, Object?>> rules) => control('POST', '/faults', {'rules': rules});

  /// A request to the control plane; returns the answer.
  Future<Map<String, dynamic>> control(String method, String path, [Map<String, Object?>? body]) async {
    final request = await _client.openUrl(method, Uri.parse('$url/_simulator$path'));
    if (body != null) {
      request.headers.contentType = ContentType.json;
      request.write(jsonEncode(body));
    }
    final response = await request.close();
    final text = await response.transform(utf8.decoder).join();
    if (response.statusCode != 200) throw StateError('$method $path: $text');
    return jsonDecode(text) as Map<String, dynamic>;
  }

  /// Ends the server.
  Future<void> close() async {
    _client.close(force: true);
    _process.kill();
    await _process.exitCode;
  }
}
